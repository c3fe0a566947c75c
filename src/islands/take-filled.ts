import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Takes over what a program has filled into text fields without React noticing: what visitors see is what is sent. */
export function takeFilled<Values extends FieldValues>(
  element: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
): void {
  for (const [name, value] of new FormData(element) as unknown as Iterable<[Path<Values>, string]>)
    if (typeof getValues(name) === 'string') setValue(name, value as PathValue<Values, Path<Values>>)
}
