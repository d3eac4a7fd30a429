// Secrets that people carry: made from random bits, kept as their SHA-256 alone.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits as 43 characters that need no escaping in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const digest = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/** Compares in constant time. */
export const isDigestOf = (secret: string, kept: Buffer): boolean => timingSafeEqual(digest(secret), kept)
