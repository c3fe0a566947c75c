import type { Hash, Hmac } from 'node:crypto'

/**
 * What seals are made with: SHA-1, which tells of damage; with `SIGHTLINE_CACHE_KEY`, a secret that all who share a cache
 * have, HMAC-SHA256, which nobody else can make.
 */
export function sealHash(): Hash | Hmac

/** How many bytes of a file are its seal. */
export const sealBytes: number

/** An entry as it is kept: a seal, then its bytes. The seal is of its name too: no entry is taken for another. */
export function sealed(name: string, bytes: Uint8Array): Buffer

/** The bytes as they were sealed under this name; nothing when they have changed since. */
export function unsealed(name: string, file: Buffer): Buffer | undefined
