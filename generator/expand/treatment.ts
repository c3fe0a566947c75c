/** Whether a page is about a treatment, given schema.org's type of its subject. */
export const isTreatment = (type: string | undefined): boolean =>
  type === 'MedicalProcedure' || type === 'MedicalTherapy'
