import type { Frame } from '../../generator/page.ts'

/** The plans the practice takes, of both sorts. */
export function Insurance({ frame }: { frame: Frame }) {
  const { words, practice } = frame
  return (
    <section className="band">
      <div className="wrap">
        <h2>{words('insurance.heading')}</h2>
        <div className="columns">
          <Plans heading={words('insurance.vision')} plans={practice.insurers.vision} />
          <Plans heading={words('insurance.medical')} plans={practice.insurers.medical} />
        </div>
        <p className="note">{words('insurance.note')}</p>
      </div>
    </section>
  )
}

function Plans({ heading, plans }: { heading: string; plans: readonly string[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul className="tags">
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
    </div>
  )
}
