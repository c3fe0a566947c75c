import type { AppointmentRequest } from '../../shared/posted.ts'

export const emptyRequest: AppointmentRequest = {
  fullName: '',
  phoneNumber: '',
  emailAddress: '',
  visitType: '',
  otherVisitType: '',
  preferredTime: '',
  preferredDays: [],
  dateOfBirth: '',
  insuranceProvider: '',
  insuranceId: '',
  referringDoctor: '',
  contactMethod: '',
  contactTime: '',
  currentProblems: '',
  currentMedications: '',
  specialRequests: '',
}
