import { Button, Container, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import * as messages from '#words/kit/error-screen'
import { CenteredActions } from '../layout/centered-actions'
import { Picture } from '../media/picture'

type ErrorScreenProps = {
  text: string
  onRetry: () => void
}

/** Shown when a screen fails. The user can try again or go home; saved data is not touched. */
export function ErrorScreen({ text, onRetry }: ErrorScreenProps) {
  return (
    <Container py="xl" ta="center" role="alert">
      <Picture src="/pictures/campus.svg#error" alt="" />
      <Title order={1} mt="lg">
        {messages.somethingWentWrong}
      </Title>
      <Text mt="xs" c="var(--ink-soft)">
        {text}
      </Text>
      <CenteredActions>
        <Button onClick={onRetry}>{messages.tryAgain}</Button>
        <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          {messages.goHome}
        </Button>
      </CenteredActions>
    </Container>
  )
}
