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
 * Nor is the insurance plan where a practice lists none.
 */
export function MoreDetails({ form, words, asksFor, busy }: Props) {
  return (
    <details className="more" inert={busy}>
      <summary>{words.more}</summary>
      <div>
        <Select
          label={words.contactMethod}
          none={words.noPreference}
          register={form.register('contactMethod')}
          options={contactMethods.map((method) => [method, words[`contactMethods.${method}`]])}
        />
        <TextField form={form} words={words} name="contactTime" />
        {asksFor.includes('dateOfBirth') && (
          <TextField form={form} words={words} name="dateOfBirth" autoComplete="bday" />
        )}
        {asksFor.includes('insuranceProvider') && <TextField form={form} words={words} name="insuranceProvider" />}
        {asksFor.includes('insuranceId') && <TextField form={form} words={words} name="insuranceId" />}
        <TextField form={form} words={words} name="referringDoctor" />
        <TextField form={form} words={words} name="currentProblems" lines={3} />
        <TextField form={form} words={words} name="currentMedications" lines={3} />
        <TextField form={form} words={words} name="specialRequests" lines={3} />
      </div>
    </details>
  )
}
