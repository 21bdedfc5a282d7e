import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { goHome } from '#words/kit/error-screen'
import { goBack } from '#words/app/shell/error-screens'
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
