import { useNavigate, useRouter } from '@tanstack/react-router'

/** Back in history; home for who opened the screen from outside, so that the button never does nothing. */
export const useBack = (): (() => void) => {
  const { history } = useRouter()
  const navigate = useNavigate()
  return () => (history.canGoBack() ? history.back() : void navigate({ to: '/' }))
}
