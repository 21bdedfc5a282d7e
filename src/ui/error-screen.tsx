import { Button, Container, Group, Text, Title } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Picture } from './picture'

/** What shows when a screen breaks: the person can try again or go home, and nothing they saved is touched. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  return (
    <Container py="xl" ta="center" role="alert">
      <Picture src="/pictures/campus.svg#error" alt="" />
      <Title order={1} mt="lg">
        Something went wrong
      </Title>
      <Text mt="xs" c="var(--ink-soft)">
        This screen could not be shown. What you saved on this phone is safe.
      </Text>
      <Group justify="center" mt="lg">
        <Button onClick={reset}>Try again</Button>
        <Button variant="default" component="a" href="/">
          Go Home
        </Button>
      </Group>
    </Container>
  )
}
