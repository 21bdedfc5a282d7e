import { Container, Text, Title } from '@mantine/core'
import { Picture } from '@/ui/media/picture'
import classes from './not-found-screen.module.css'
import { ErrorActions } from './error-actions'

export function NotFoundScreen() {
  return (
    <Container py="xl" ta="center">
      <Picture src="/pictures/campus.svg#not-found" alt="" className={classes.drawing} />
      <Text className={classes.code}>404</Text>
      <Title order={1}>Page Not Found</Title>
      <Text mt="xs" c="var(--ink-soft)">
        The page you&apos;re looking for doesn&apos;t exist or has been moved.
      </Text>
      <ErrorActions />
    </Container>
  )
}
