import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import * as messages from '#words/account/mailed-links'
import { Callout } from '@/kit/feedback/callout'

/** Above the sign-in, where the link to confirm an address was used before: most have confirmed it by then. */
export function SpentConfirmation() {
  const enterCode = (
    <Button variant="default" renderRoot={(props) => <Link to="/login" search={{ view: 'confirm' }} {...props} />}>
      {messages.notConfirmedYet}
    </Button>
  )
  return (
    <Callout tone="info" actions={enterCode}>
      {messages.spentConfirmation}
    </Callout>
  )
}
