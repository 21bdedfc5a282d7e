import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { goHome } from '@/kit/words/error-screen.gen'
import { goBack } from '@/app/shell/words/error-screens.gen'
import { CenteredActions } from '@/kit/layout/centered-actions'
import { useBack } from './use-back'

/** Links that lead away from a screen without content. */
export function ErrorActions() {
  return (
    <CenteredActions>
      <Button variant="default" onClick={useBack()}>
        {goBack}
      </Button>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>{goHome}</Button>
    </CenteredActions>
  )
}
