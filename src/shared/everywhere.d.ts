// What Node and browsers share but the language itself does not declare. Only this room is compiled with it: the others
// see the real declarations.

declare class URL {
  constructor(text: string)
  readonly hostname: string
}
