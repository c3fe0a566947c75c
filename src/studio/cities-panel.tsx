import { useEffect, useState } from 'react'
import { leave } from '../develop/take-words.ts'
import type { NearbyPlace, Refusal } from '../shared/studio.ts'
import { call } from './call.ts'
import { changeState } from './editor-state.ts'
import { Panel } from './panel.tsx'
import { Problems } from './problems.tsx'
import { Refused } from './refused.tsx'

/** Adds a city, picked from those nearest to the office or to a click on the area map. */
export function CitiesPanel() {
  const [name, setName] = useState('')
  const [refused, setRefused] = useState<Refusal>()
  const { places, from } = useNearby(setRefused)
  const add = async (city: string) => {
    const added = await call('city', { name: city })
    if (!added.ok) return setRefused(added.refusal)
    const { save, doubts, url } = added.answer
    const text = [`Added ${city}.`, ...doubts.map((doubt) => `But ${doubt}`)].join(' ')
    changeState({ view: undefined, said: { text, takeBack: { save: save.id, isUndo: false } } })
    if (url !== undefined) leave(url)
  }
  return (
    <Panel title="Add a city" edge={areaMap() === null ? undefined : 'bottom'}>
      <p className="hint">
        {areaMap() === null
          ? 'On a page with the area map, such as the contact page, you can also click a point on it.'
          : 'Click the map to see what is near that point.'}
      </p>
      <h3>Nearest to {from}</h3>
      {places?.length === 0 && (
        <p className="hint">
          The site already lists all places that are known here: the gazetteer covers only the United States.
        </p>
      )}
      <ul className="list">
        {places?.map((place) => (
          <li key={`${place.name} ${place.distance}`}>
            <button type="button" onClick={() => add(place.name)}>
              Add {place.name} <span className="count">{place.distance}</span>
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add(name)
        }}
      >
        <label>
          Another city
          <input
            value={name}
            required
            pattern=".*\S.*"
            title="The name of a city"
            maxLength={100}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <div className="actions">
          <button type="submit" className="main">
            Add city
          </button>
        </div>
      </form>
      <Refused sentence={refused?.error}>
        <Problems problems={refused?.problems ?? []} />
      </Refused>
    </Panel>
  )
}

/** The places nearest to the office and, after a click on the area map, to that point. */
function useNearby(refuse: (refusal: Refusal) => void): { places: NearbyPlace[] | undefined; from: string } {
  const [places, setPlaces] = useState<NearbyPlace[]>()
  const [from, setFrom] = useState('the office')
  useEffect(() => {
    let latest = {}
    const near = async (point: { x?: number; y?: number }) => {
      latest = point
      const got = await call('nearby', point)
      // An answer that comes after that of a later click is about another point.
      if (point !== latest) return
      if (got.ok) setPlaces(got.answer.places)
      else refuse(got.refusal)
    }
    near({})
    const map = areaMap()
    const click = (event: MouseEvent) => {
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(map!.getScreenCTM()!.inverse())
      setFrom('where you clicked')
      near({ x, y })
    }
    map?.addEventListener('click', click)
    map?.scrollIntoView()
    return () => map?.removeEventListener('click', click)
  }, [refuse])
  return { places, from }
}

/** The map of the whole area: `.way-map`, which shows the way from a single city, is drawn to another scale. */
const areaMap = () => document.querySelector<SVGSVGElement>('.map svg')
