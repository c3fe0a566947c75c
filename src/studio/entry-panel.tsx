import { useEffect, useId, useState } from 'react'
import { onWordsSaved } from '../develop/take-words.ts'
import { knownCode } from '../shared/languages.ts'
import type { EntryField, EntryForm, EntryPart, Lists, Refusal } from '../shared/studio.ts'
import { call } from './call.ts'
import { changeState, keepEntry, type NewEntry, type Where } from './editor-state.ts'
import { Panel } from './panel.tsx'
import { Problems } from './problems.tsx'
import { Refused } from './refused.tsx'
import { typed, withoutControls } from './typing.ts'
import { useEditorState } from './use-editor-state.ts'

/** Adds an entry to the list that a text is in, written in all languages at once. */
export function EntryPanel({ place, lists, side, edge }: { place: string; lists?: Lists | undefined } & Where) {
  const { texts = {} }: Partial<NewEntry> = useEditorState().entries?.[place] ?? {}
  const [form, setForm] = useState<EntryForm>()
  const [refused, setRefused] = useState<Refusal>()
  const [isSaving, setSaving] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place stays the same
  useEffect(() => {
    const load = async () => {
      const got = await call('entry', { place, lists })
      setRefused(got.ok ? undefined : got.refusal)
      if (got.ok) setForm(got.answer)
    }
    load()
    // The file may have had an error that is now fixed.
    return onWordsSaved(load)
  }, [])
  const add = async () => {
    if (isSaving) return
    setSaving(true)
    const added = await call('add', { place, lists, texts })
    setSaving(false)
    if (!added.ok) return setRefused(added.refusal)
    keepEntry(place, undefined)
    const { save } = added.answer
    const text = `Added to ${save.files.join(', ')}.`
    changeState({ view: undefined, said: { text, takeBack: { save: save.id, isUndo: false } } })
  }
  return (
    <Panel title={form === undefined ? 'Add' : `Add ${form.what}`} side={side} edge={edge}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <div className="languages entry">
          {form?.parts.map((part) => (
            <Part
              key={part.name}
              part={part}
              texts={texts}
              change={(id, text) => {
                setRefused(undefined)
                keepEntry(place, { texts: { ...texts, [id]: text }, lists })
              }}
            />
          ))}
        </div>
        {form === undefined && refused !== undefined && <Kept texts={texts} />}
        <Refused sentence={refused?.isGone ? neighborGone : refused?.error}>
          <Problems problems={refused?.problems ?? []} />
        </Refused>
        {form && (
          <div className="actions">
            <button type="submit" className="main" aria-disabled={isSaving}>
              {isSaving ? 'Saving…' : 'Save'}
            </button>
            <span className="hint">Empty fields are left out.</span>
          </div>
        )}
      </form>
    </Panel>
  )
}

const neighborGone =
  'The entry that this one was begun from is gone. Copy what you still need, and choose Add at another entry.'

/** What was typed for an entry whose form cannot be shown. */
function Kept({ texts }: Pick<NewEntry, 'texts'>) {
  const typed = Object.values(texts).filter((text) => text.trim() !== '')
  if (typed.length === 0) return null
  return (
    <>
      <p>What you typed is kept:</p>
      {typed.map((text, index) => (
        <p className="preview" key={index}>
          {text}
        </p>
      ))}
    </>
  )
}

interface PartProps {
  part: EntryPart
  texts: NewEntry['texts']
  change: (id: string, text: string) => void
}

/** The fields of an entry in one language. */
function Part({ part: { language, name, direction, fields }, texts, change }: PartProps) {
  const isAlone = fields.length === 1 && ['', language].includes(fields[0]!.key)
  return (
    <div className="language">
      {!isAlone && <h3>{name}</h3>}
      {fields.map((field) => {
        const id = `${language}/${field.key}`
        return (
          <Field
            key={id}
            field={field}
            label={isAlone ? name : field.key}
            language={language}
            direction={direction}
            value={texts[id] ?? ''}
            change={(text) => change(id, text)}
          />
        )
      })}
    </div>
  )
}

interface FieldProps {
  field: EntryField
  label: string
  language: string
  direction: EntryPart['direction']
  value: string
  change: (text: string) => void
}

function Field({ field, label, language, direction, value, change }: FieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={1}
        lang={knownCode(language)}
        dir={direction}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => {
          typed()
          change(withoutControls(event.target.value))
        }}
      />
      <p className="hint" id={`${id}-hint`}>
        {field.hint}
      </p>
    </>
  )
}
