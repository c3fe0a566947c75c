import type { MapLayout, WayMap } from '../../generator/page.ts'

// Sample data for the examples of maps. Only examples import it, never a page.

export const sampleMap: MapLayout = {
  width: 640,
  height: 400,
  sea: 'M0 200l300 200l-300 300z',
  seaName: { text: 'Pacific Ocean', x: 90, y: 360 },
  roads: [{ line: 'M0 40l320 120l300 200', name: { text: '5', x: 160, y: 100 } }, { line: 'M320 0l20 400' }],
  office: { x: 330, y: 170, label: { text: 'Our office', x: 345, y: 144, side: 'right', isBold: true } },
  cities: [
    {
      name: 'Irvine',
      x: 420,
      y: 300,
      minutes: '12-15',
      mark: 'near',
      label: { text: 'Irvine', x: 435, y: 300, side: 'right' },
    },
    {
      name: 'Orange',
      x: 300,
      y: 110,
      minutes: '15-18',
      mark: 'middle',
      label: { text: 'Orange', x: 285, y: 110, side: 'left' },
    },
    {
      name: 'Brea',
      x: 250,
      y: 50,
      minutes: '25-30',
      mark: 'far',
      label: { text: 'Brea', x: 250, y: 35, side: 'above' },
    },
    { name: 'Villa Park', x: 380, y: 100, label: { text: 'A', x: 380, y: 115, side: 'below', wide: true } },
    {
      name: 'Riverside',
      x: 620,
      y: 90,
      beyond: -20,
      label: { text: 'Riverside', x: 605, y: 90, side: 'left', wide: true },
    },
  ],
  limits: { near: 15, middle: 25 },
}

export const sampleWayMap: WayMap = {
  width: 400,
  height: 330,
  sea: 'M0 200l150 130l-150 60z',
  seaName: { text: 'Pacific Ocean', x: 60, y: 300 },
  rings: [{ radius: 60, label: { text: '2 mi', x: 120, y: 90 } }, { radius: 120 }],
  roads: 'M0 40L200 120L400 300M180 0L220 330',
  streets: 'M60 100L320 100',
  streetNames: [{ text: 'Fourth Street', x: 270, y: 100 }],
  boards: [
    { text: '5', x: 80, y: 72, width: 24, height: 26, shield: 'interstate' },
    { text: '55', x: 186, y: 40, width: 34, height: 26, shield: 'state' },
    { text: '26', x: 216, y: 300, width: 34, height: 26, shield: 'us' },
    { text: 'Ring road', x: 330, y: 240, width: 90, height: 26 },
  ],
  way: {
    solid: 'M300 210L200 120L195 100',
    dotted: 'M320 260L300 210M195 100L180 90',
    minutes: { text: '12-15 min', x: 300, y: 170, width: 92, height: 26 },
  },
  place: { x: 320, y: 260, label: { text: 'Irvine', x: 335, y: 260, side: 'right', isBold: true } },
  office: { x: 180, y: 90, label: { text: 'Our office', x: 160, y: 64, side: 'left', isBold: true } },
  towns: [{ dot: { x: 100, y: 150 }, text: 'Santa Ana', x: 90, y: 150, side: 'left' }],
}
