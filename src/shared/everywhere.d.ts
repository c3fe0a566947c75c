// What Node and browsers both have though the language does not name it. Only this room is compiled with it: the others
// see the real one.

declare class URL {
  constructor(text: string)
  readonly hostname: string
}
