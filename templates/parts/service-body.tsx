import type { ReactNode } from 'react'
import type { LayoutData, Phone, ServiceCityContent, ServiceHubContent } from '../../generator/page.ts'
import { AreaList } from './area-list.tsx'
import { CardBand } from './cards.tsx'
import { Closing } from './closing.tsx'
import { DriveRoute } from './drive-time.tsx'
import { Insurance } from './insurance.tsx'
import { Kept } from './kept.tsx'
import { Office } from './office.tsx'
import { PartnerStrip } from './partner-strip.tsx'
import { Questions } from './questions.tsx'
import { listItem } from './rich-item.tsx'
import { RichText } from './rich-text.tsx'
import { Testimonials } from './testimonials.tsx'

interface ServiceBodyProps {
  content: ServiceHubContent | ServiceCityContent
  layout: LayoutData
  phone: Phone
  /** What only the hub or only the city page says, between the visit and the drive. */
  children?: ReactNode
}

/** Everything a service's hub and its city pages show alike, in the order a patient asks for it. */
export function ServiceBody({ content, layout, phone, children }: ServiceBodyProps) {
  const { words } = layout
  const { service, drive, areas, related } = content
  return (
    <>
      <Kept of={service} part="service">
        {() => <TheService service={service} layout={layout} />}
      </Kept>
      <div className="wrap prose">
        {children}
        <DriveRoute drive={drive} words={words} />
      </div>
      <CardBand cards={related} heading={words('service.related')} />
      <div className="wrap prose">
        <AreaList areas={areas} city={drive.city} words={words} />
      </div>
      <Kept of={service} part="visit">
        {() => <TheVisit service={service} layout={layout} phone={phone} />}
      </Kept>
    </>
  )
}

type Service = ServiceCityContent['service']

function TheService({ service, layout: { words } }: { service: Service; layout: LayoutData }) {
  return (
    <>
      <section className="band band-soft">
        <div className="wrap">
          <h2>{words('service.benefits')}</h2>
          <ul className="benefits">{service.benefits.map(listItem)}</ul>
        </div>
      </section>
      <div className="wrap prose">
        <section>
          <h2>{words('service.expertise')}</h2>
          {service.expertise.map((text, index) => (
            <p key={index}>
              <RichText text={text} />
            </p>
          ))}
        </section>
        <section>
          <h2>{words('service.visit')}</h2>
          <ol className="steps">{service.visit.map(listItem)}</ol>
        </section>
      </div>
    </>
  )
}

function TheVisit({ service, layout, phone }: { service: Service; layout: LayoutData; phone: Phone }) {
  const { words } = layout
  return (
    <>
      <Office layout={layout} phone={phone} />
      <Testimonials testimonials={service.testimonials} layout={layout} />
      <Insurance layout={layout} />
      <div className="wrap prose">
        <Questions questions={service.questions} words={words} />
      </div>
      <CardBand cards={service.readMore} heading={words('service.readMore')} />
      <Closing layout={layout} phone={phone} />
      <PartnerStrip partners={service.partners} words={words} />
    </>
  )
}
