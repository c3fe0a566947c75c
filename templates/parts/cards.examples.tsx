import type { ReactElement } from 'react'
import { CardBand } from './cards.tsx'
import { sampleCards } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'three cards': <CardBand cards={sampleCards} heading="Read next" />,
  'with pictograms': <CardBand cards={sampleCards.map((card) => ({ ...card, icon: 'eye' }))} heading="Services" />,
  'with small eyes': <CardBand cards={sampleCards.map((card) => ({ ...card, eye: ['lens'] }))} heading="Conditions" />,
  'with drawings': (
    <CardBand cards={sampleCards.map((card) => ({ ...card, icon: 'eye', drawing: 'exam' }))} heading="Services" />
  ),
  'with a verdict': (
    <CardBand
      cards={sampleCards.map((card) => ({ ...card, inShort: 'Drops for now and then, plugs for every day.' }))}
      heading="Comparisons"
    />
  ),
  'by letter': (
    <CardBand
      cards={sampleCards.map((card, index) => ({ ...card, letter: 'ABC'[index]! }))}
      heading="Conditions"
      byLetter="By letter"
    />
  ),
  none: <CardBand cards={[]} heading="Read next" />,
}
