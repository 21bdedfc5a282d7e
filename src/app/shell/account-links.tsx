import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { firstName } from '@/account/rules/account-rules'
import { useIsWide } from '@/kit/platform/use-is-wide'
import { useSession } from '@/store/session/use-session'
import { login, profile, signUp } from '#words/kit/screen-titles'
import { greeting } from '#words/app/shell/shell'
import classes from './account-links.module.css'

/**
 * A greeting and Profile for a signed-in user; Login and Sign Up otherwise. The space is reserved until the session is
 * known, so that nothing flashes or moves.
 */
export function AccountLinks() {
  const session = useSession()
  const isWide = useIsWide()
  return (
    <div className={classes.account} data-status={session.status}>
      {session.status === 'in' ? (
        <>
          <span className={classes.greeting} title={session.user.email}>
            {greeting({ name: firstName(session.user.fullName) ?? session.user.email })}
          </span>
          {!isWide && (
            <Button className={classes.button} renderRoot={(props) => <Link to="/profile" search={{}} {...props} />}>
              {profile}
            </Button>
          )}
        </>
      ) : (
        <>
          <Button
            className={classes.button}
            variant={isWide ? 'subtle' : 'default'}
            renderRoot={(props) => <Link to="/login" {...props} />}
          >
            {login}
          </Button>
          <Button
            className={classes.button}
            variant={isWide ? 'default' : 'filled'}
            renderRoot={(props) => <Link to="/signup" {...props} />}
          >
            {signUp}
          </Button>
        </>
      )}
    </div>
  )
}
