import { Button, Container, Group, Text, Title } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { Picture } from '@/ui/picture'
import classes from './not-found-screen.module.css'

export function NotFoundScreen() {
  const { history } = useRouter()
  return (
    <Container py="xl" ta="center">
      <Picture src="/pictures/campus.svg#not-found" alt="" className={classes.drawing ?? ''} />
      <Text className={classes.code ?? ''}>404</Text>
      <Title order={1}>Page Not Found</Title>
      <Text mt="xs" c="var(--ink-soft)">
        The page you&apos;re looking for doesn&apos;t exist or has been moved.
      </Text>
      <Group justify="center" mt="lg">
        <Button variant="default" onClick={() => history.back()}>
          Go Back
        </Button>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>Go Home</Button>
      </Group>
    </Container>
  )
}
