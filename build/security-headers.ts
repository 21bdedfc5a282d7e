/** Sent with every response, including the embedded backend's. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture']
    .map((feature) => `${feature}=()`)
    .join(', '),
}

/** Only for hosts with TLS: a browser that has stored it refuses plain HTTP to the same host. */
export const hstsHeader = 'Strict-Transport-Security'

type Parts = {
  /** The hashes of the inline scripts. */
  readonly inline: readonly string[]
  /** The origin of the hosted project; undefined with the embedded backend. */
  readonly project: string | undefined
  /** The origin that error logs are sent to; undefined unless configured. */
  readonly errorEndpoint?: string | undefined
}

/**
 * What the app's pages may load and do.
 *
 * `wasm-unsafe-eval` allows WebAssembly, which derives a key from the PIN, but not `eval`. Inline styles are allowed
 * because Mantine writes its theme as one. `https:` frames are for the web view. Trusted types: see
 * src/app/trusted-types.ts.
 */
export const contentPolicy = ({ inline, project, errorEndpoint }: Parts): string => {
  const ownOrigins = project ? ["'self'", project] : ["'self'"]
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inline.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [...ownOrigins, 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': errorEndpoint ? [...ownOrigins, errorEndpoint] : ownOrigins,
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
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The headers of the app's own files. */
export const appHeaders = (parts: Parts): Record<string, string> => ({
  ...commonHeaders,
  'Content-Security-Policy': contentPolicy(parts),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  [hstsHeader]: 'max-age=31536000',
})
