/** What may be known of an answer before it is looked at: sent with every one, the backend's too. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture'].map((feature) => `${feature}=()`).join(', '),
}

/** For hosts with TLS alone: on a phone that tries the app over plain HTTP it would lock the way out. */
export const onlyOverTls = 'Strict-Transport-Security'

type Parts = {
  /** The hashes of the scripts that stand in the page itself. */
  readonly inline: readonly string[]
  /** The origin of the hosted project, or none when the backend is the app's own. */
  readonly project: string | undefined
}

/**
 * What the app's pages may load and do.
 *
 * WebAssembly may be compiled, which eval may not: a PIN is made into a key by it. Styles may stand in the page: Mantine writes its theme there, and a style runs nothing. `https:` frames are the web
 * view's; whatever they hold has no way to this page. Trusted types: see src/trusted-types.ts.
 */
export function contentPolicy({ inline, project }: Parts): string {
  const ours = project ? ["'self'", project] : ["'self'"]
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inline.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [...ours, 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ours,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ['https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
  return Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** The headers of everything that the app is made of. */
export const appHeaders = (parts: Parts): Record<string, string> => ({
  ...everyAnswer,
  'Content-Security-Policy': contentPolicy(parts),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  [onlyOverTls]: 'max-age=31536000',
})
