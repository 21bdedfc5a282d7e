import { Button, Container, Text, Title } from '@mantine/core'

/** Shown in place of a screen that is not cached on the phone and cannot be loaded. */
export function UnavailableScreen({ title }: { title: string }) {
  return (
    <Container py="xl" ta="center">
      <Title order={1}>{title}</Title>
      <Text mt="xs" mb="lg" c="var(--ink-soft)">
        This part of Comrade works only online, and cannot be reached right now. Check your connection, then try again.
      </Text>
      <Button onClick={() => globalThis.location.reload()}>Try again</Button>
    </Container>
  )
}
