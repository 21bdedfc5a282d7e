import { Container } from '@mantine/core'
import { articleCards } from '@/messages/education/articles'
import { ArticleCards } from '@/ui/list/article-cards'
import { SignInPrompt } from '@/ui/feedback/sign-in-prompt'
import { ScreenHeader } from '@/ui/layout/screen-header'

type LoginNeededProps = { title: string; onBack: () => void }

/** Shown when signed out: the tracker needs an account, the articles do not. */
export function LoginNeeded({ title, onBack }: LoginNeededProps) {
  return (
    <Container pb="xl">
      <ScreenHeader title={title} backLabel="Back" onBack={onBack} />
      <SignInPrompt title="Please log in to use the tracker" text="An account keeps your log apart from anybody else’s on this phone. The log itself never leaves it." />
      <ArticleCards cards={articleCards} />
    </Container>
  )
}
