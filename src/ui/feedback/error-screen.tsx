import { Button, Container, Group, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
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
        Something went wrong
      </Title>
      <Text mt="xs" c="var(--ink-soft)">
        {text}
      </Text>
      <Group justify="center" mt="lg">
        <Button onClick={onRetry}>Try again</Button>
        <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          Go Home
        </Button>
      </Group>
    </Container>
  )
}
