import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { backToLogin } from '#words/account/account-screens'
import classes from './account.module.css'

export function BackToLogin({ email }: { email: string }) {
  return (
    <p className={classes.foot}>
      <Anchor
        className={classes.link}
        renderRoot={(props) => <Link to="/login" search={{}} state={{ email }} {...props} />}
      >
        {backToLogin}
      </Anchor>
    </p>
  )
}
