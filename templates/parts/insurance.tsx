import type { Frame } from '../../generator/page.ts'
import type { IconName } from '../../src/shared/icon-names.ts'
import { IconHeading } from './icon.tsx'

/** The plans the practice takes, of both sorts. */
export function Insurance({ frame }: { frame: Frame }) {
  const { words, practice } = frame
  return (
    <section className="band">
      <div className="wrap">
        <h2>{words('insurance.heading')}</h2>
        <div className="columns">
          <Plans icon="eye" heading={words('insurance.vision')} plans={practice.insurers.vision} />
          <Plans icon="insurance-card" heading={words('insurance.medical')} plans={practice.insurers.medical} />
        </div>
        <p className="note">{words('insurance.note')}</p>
      </div>
    </section>
  )
}

function Plans({ icon, heading, plans }: { icon: IconName; heading: string; plans: readonly string[] }) {
  return (
    <div>
      <IconHeading icon={icon} words={heading} />
      <ul className="tags">
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
    </div>
  )
}
