import { Lights } from './lights.tsx'
import { Person } from './person.tsx'
import { Phone } from './phone.tsx'
import { Sky } from './sky.tsx'
import { Street } from './street.tsx'

/** Everything beyond an arm's length. */
export function Far() {
  return (
    <>
      <Sky />
      <Street />
      <Lights />
      <Person />
    </>
  )
}

export function Scene() {
  return (
    <>
      <Far />
      <Phone />
    </>
  )
}

/** The scene without displaying it, for `<use href="#scene">` where it appears more than once. */
export const SceneToUse = () => (
  <defs>
    <g id="scene">
      <Scene />
    </g>
  </defs>
)
