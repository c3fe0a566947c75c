import type { MapLayout } from '../../generator/page.ts'

// What the examples of maps are made of. Only examples import it; no page does.

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
    { name: 'Villa Park', x: 380, y: 100, label: { text: '4', x: 380, y: 115, side: 'below', wide: true } },
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

export const sampleWayMap: MapLayout = {
  ...sampleMap,
  sea: undefined,
  seaName: undefined,
  way: { text: '12-15 min', x: 395, y: 235, side: 'right', isBold: true },
  cities: sampleMap.cities.slice(0, 2).map((city, index) => ({ ...city, mark: undefined, isOwn: index === 0 })),
}
