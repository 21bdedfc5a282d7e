import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '@/data/session/use-session'
import classes from './account-links.module.css'

/**
 * A greeting and Profile for a signed-in user; Login and Sign Up otherwise. The space is reserved until the session is
 * known, so that nothing flashes or moves.
 */
export function AccountLinks() {
  const session = useSession()
  return (
    <div className={classes.account} data-status={session.status}>
      {session.status === 'in' ? (
        <>
          <span className={classes.greeting} title={session.user.email}>
            Hi, {session.user.email}
          </span>
          <Button className={classes.button} renderRoot={(props) => <Link to="/profile" search={{}} {...props} />}>
            Profile
          </Button>
        </>
      ) : (
        <>
          <Button className={classes.button} variant="default" renderRoot={(props) => <Link to="/login" {...props} />}>
            Login
          </Button>
          <Button className={classes.button} renderRoot={(props) => <Link to="/signup" {...props} />}>
            Sign Up
          </Button>
        </>
      )}
    </div>
  )
}
