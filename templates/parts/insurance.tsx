import type { LayoutData } from '../../generator/page.ts'
import { Band } from './band.tsx'
import { IconHeading } from './icon.tsx'

/** The plans the practice accepts, in groups. Nothing if none are known. */
export function Insurance({ layout }: { layout: LayoutData }) {
  const { words, practice } = layout
  if (practice.insurers.length === 0) return null
  return (
    <Band heading={words('insurance.heading')}>
      <div className="columns">
        {practice.insurers.map(({ id, icon, plans }) => (
          <div key={id}>
            <IconHeading icon={icon} words={words(`insurance.${id}`)} />
            <ul className="tags">
              {plans.map((plan) => (
                <li key={plan}>{plan}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="note">{words('insurance.note')}</p>
    </Band>
  )
}
