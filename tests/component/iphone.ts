import { vi } from 'vitest'

const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'

/**
 * Makes this browser look like an iPhone’s until mocks are restored.
 * @param installed the app was opened from the home screen
 */
export const onAnIPhone = ({ installed = false } = {}): void => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  if (!installed) return
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query === '(display-mode: standalone)' ? 'all' : query),
  )
}
