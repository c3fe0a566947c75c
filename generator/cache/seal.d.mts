import type { Hash, Hmac } from 'node:crypto'

/**
 * The hash that seals are made with: SHA-1, which reveals damage, or HMAC-SHA256 with `SIGHTLINE_CACHE_KEY`, the secret
 * of all who share a cache, which nobody else can forge.
 */
export function sealHash(): Hash | Hmac

/** The length of the seal at the start of a file, in bytes. */
export const sealBytes: number

/** An entry as it is stored: a seal, then its bytes. The seal covers its name too, so no entry passes for another. */
export function sealed(name: string, bytes: Uint8Array): Buffer

/** The bytes as they were sealed under this name; undefined when they have changed since. */
export function unsealed(name: string, file: Buffer): Buffer | undefined
