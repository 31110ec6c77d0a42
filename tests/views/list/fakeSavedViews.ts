import { HttpError } from 'ra-core'
import type { SavedView } from '../../../src/derive/savedView.ts'

type Request = (path: string, params?: { method?: string; data?: any }) => Promise<{ data: any }>

/** Answers `saved-views` as docs/api.md says, over views in memory, which a test may bring and keep. */
export function fakeSavedViews(views: SavedView[], mayShare: boolean): Request {
  const at = (id: string): SavedView => {
    const view = views.find((each) => each.id === id)
    if (!view) throw new HttpError('Not found', 404)
    return view
  }
  const put = (view: SavedView, values: Partial<SavedView>): SavedView => {
    const next = { ...view, ...values }
    views.splice(views.indexOf(view), 1, next)
    return next
  }
  return async (path, { method = 'GET', data } = {}) => {
    const [, id = '', area] = /^saved-views(?:\/([\w-]+))?(?:\?area=(\w+))?/.exec(path) ?? []
    if (method === 'GET') return { data: { views: views.filter((view) => view.area === area), mayShare } }
    if (id === 'default') {
      for (const view of [...views])
        if (view.area === data.area) put(view, { isDefault: view.id === data.view })
      return { data: {} }
    }
    if (method === 'DELETE') {
      views.splice(views.indexOf(at(id)), 1)
      return { data: {} }
    }
    if (method === 'PUT' && at(id).version !== data.version) throw new HttpError('Changed meanwhile', 409)
    if (method === 'PUT') return { data: put(at(id), { ...data, version: data.version + 1 }) }
    if (Object.hasOwn(data.query.filter, 'forgotten')) throw new HttpError('Unknown filter', 400)
    const made = someView({ roles: [], ...data, id: `view-${views.length + 1}` })
    views.push(made)
    return { data: made }
  }
}

/** A view of one's own, of products, unless it is said otherwise. */
export const someView = (values: Partial<SavedView>): SavedView => ({
  id: 'view-0',
  version: 1,
  area: 'product',
  name: 'A view',
  query: {
    filter: {},
    sort: 'name',
    order: 'ASC',
    view: null,
    perPage: 25,
    columns: null,
    density: null,
    grid: null,
  },
  roles: [],
  owner: null,
  isOwn: true,
  isDefault: false,
  mayChange: true,
  isPartial: false,
  ...values,
})
