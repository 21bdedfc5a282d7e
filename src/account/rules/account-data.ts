/** The reason why a request for personal data failed. */
export type AccountDataProblem = 'offline' | 'sign-in' | 'second-factor' | 'too-often' | 'busy' | 'failed'
