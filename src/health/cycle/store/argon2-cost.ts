export type Argon2Cost = { readonly memoryKiB: number; readonly passes: number }

/**
 * 46 MiB and one pass, from the OWASP Password Storage Cheat Sheet. About a second on a phone six times slower than a
 * laptop.
 */
export const defaultArgon2Cost: Argon2Cost = { memoryKiB: 46 * 1024, passes: 1 }
