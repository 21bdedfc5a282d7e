import type { ArticleBlock } from '@/store/article-schema'
import { ArticleTable } from './blocks/article-table'
import { Callout } from './blocks/callout'
import { Cards } from './blocks/cards'
import { Checklist } from './blocks/checklist'
import { Phases } from './blocks/phases'
import { Plan } from './blocks/plan'

export function Block({ block }: { block: ArticleBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return <ArticleTable {...block} />
    case 'callout':
      return <Callout {...block} />
    case 'cards':
      return <Cards {...block} />
    case 'phases':
      return <Phases {...block} />
    case 'plan':
      return <Plan {...block} />
    case 'checklist':
      return <Checklist {...block} />
  }
}
