import type { Drive, IconName, InlineContent, LayoutData, Phone, WayMap as WayLayout } from '../../generator/page.ts'
import { WayMap } from '../drawings/way-map.tsx'
import { DriveTime } from './drive-time.tsx'
import { HeroWithActions } from './hero.tsx'
import { AtHand } from './office.tsx'

interface WayHeroProps {
  page: {
    heading: string
    phone: Phone
    content: { intro: InlineContent; drive: Drive; map?: WayLayout | undefined }
  }
  /** The icon of the service that the page is about. */
  icon?: IconName
  layout: LayoutData
  via?: 'schedule' | 'book'
}

/**
 * The top of a page about a place: the way from there, on a map if the place is known, and where and when the office is
 * open.
 */
export function WayHero({ page, icon, layout, via }: WayHeroProps) {
  const { drive, map } = page.content
  const { words } = layout
  // The map is described by the drive time.
  const facts = 'drive'
  const picture = map && <WayMap map={map} title={words('map.wayTitle', { city: drive.city })} facts={facts} />
  return (
    <>
      <HeroWithActions page={page} icon={icon} layout={layout} picture={picture} via={via}>
        <DriveTime drive={drive} words={words} id={facts} />
      </HeroWithActions>
      <AtHand layout={layout} phone={page.phone} />
    </>
  )
}
