import { Button, Container, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArticleCards } from '@/ui/list/article-cards'
import { Picture } from '@/ui/media/picture'
import { ScreenHeader } from '@/ui/layout/screen-header'
import classes from './login-needed.module.css'

type LoginNeededProps = { title: string; onBack: () => void }

/** Shown when signed out: the tracker needs an account, the articles do not. */
export function LoginNeeded({ title, onBack }: LoginNeededProps) {
  return (
    <Container pb="xl">
      <ScreenHeader title={title} backLabel="Back" onBack={onBack} />
      <section className={classes.card}>
        <Picture src="/pictures/campus.svg#sign-in" alt="" className={classes.picture} />
        <Title order={2} size="h4">
          Please log in to use the tracker
        </Title>
        <Text c="var(--ink-soft)">An account keeps your log apart from anybody else’s on this phone. The log itself never leaves it.</Text>
        <div className={classes.actions}>
          <Button renderRoot={(props) => <Link to="/login" {...props} />}>Login</Button>
          <Button variant="default" renderRoot={(props) => <Link to="/signup" {...props} />}>
            Sign Up
          </Button>
        </div>
      </section>
      <ArticleCards />
    </Container>
  )
}
