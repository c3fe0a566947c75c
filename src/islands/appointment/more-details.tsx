import type { UseFormReturn } from 'react-hook-form'
import { contactMethods } from '../../shared/appointment.ts'
import type { AppointmentPractice, AppointmentWords } from '../../shared/islands.ts'
import type { AppointmentRequest } from '../../shared/posted.ts'
import { Select, TextField } from './fields.tsx'

interface Props {
  form: UseFormReturn<AppointmentRequest>
  words: AppointmentWords
  asksFor: AppointmentPractice['asksFor']
  busy: boolean
}

/**
 * Fields that the letter has a line for but most visitors leave empty, so they are folded away. Birth date and
 * insurance number are not asked for unless the manifest says so: they identify a patient, and email is not encrypted.
 */
export function MoreDetails({ form, words, asksFor, busy }: Props) {
  return (
    <details className="more" inert={busy}>
      <summary>{words.more}</summary>
      <div>
        <Select label={words.contactMethod} none={words.noPreference} register={form.register('contactMethod')}>
          {contactMethods.map((method) => [method, words[`contactMethods.${method}`]])}
        </Select>
        <TextField form={form} name="contactTime" label={words.contactTime} />
        {asksFor.includes('dateOfBirth') && (
          <TextField form={form} name="dateOfBirth" label={words.dateOfBirth} autoComplete="bday" />
        )}
        <TextField form={form} name="insuranceProvider" label={words.insuranceProvider} />
        {asksFor.includes('insuranceId') && <TextField form={form} name="insuranceId" label={words.insuranceId} />}
        <TextField form={form} name="referringDoctor" label={words.referringDoctor} />
        <TextField form={form} name="currentProblems" label={words.currentProblems} lines={3} />
        <TextField form={form} name="currentMedications" label={words.currentMedications} lines={3} />
        <TextField form={form} name="specialRequests" label={words.specialRequests} lines={3} />
      </div>
    </details>
  )
}
