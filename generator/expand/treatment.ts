/** A page about something that is done, by schema.org's name for what it is about. */
export const isTreatment = (type: string | undefined): boolean =>
  type === 'MedicalProcedure' || type === 'MedicalTherapy'
