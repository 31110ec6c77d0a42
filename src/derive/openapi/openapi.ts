import type { Registry } from '../../core/index.ts'
import type { JsonSchemas } from '../jsonSchema.ts'
import type { OpenApi, OperationObject } from './document.ts'
import { errorResponses, type Operation, operationObject, parameters } from './operation.ts'
import { resourceOperations, resourceSchemas } from './resource.ts'
import { commonSchemas } from './schemas.ts'

/** What a registry does not tell by itself. */
export interface Beside {
  /** The calls that are about no area. */
  readonly fixed: readonly Operation[]
  /** The operations that areas bring along. */
  readonly own: readonly Operation[]
  /** The schemas that `fixed` refers to. */
  readonly named: JsonSchemas
}

/**
 * The API document of a registry, computed from the validators that run. `errors` are the codes that the server knows, with
 * their HTTP status; `base` is where the API begins.
 */
export function openapi(
  registry: Registry,
  errors: Readonly<Record<string, number>>,
  base: string,
  { fixed, own, named }: Beside,
): OpenApi {
  const areas = Object.values(registry)
  const operations = [...fixed, ...areas.flatMap((resource) => resourceOperations(resource)), ...own]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atelier',
      version: '1',
      description:
        'The API of the back office. It is computed from the descriptors of the areas, as the server’s checks are.',
    },
    servers: [{ url: base }],
    tags: [
      ...fixedTags,
      ...areas.map(({ name, endpoint }) => ({
        name: endpoint,
        description: `The records of the area ${name}.`,
      })),
    ],
    paths: pathsOf(operations, errors),
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The sessionToken that signing in answers, or for records a token for another system.',
        },
      },
      parameters,
      responses: errorResponses(errors),
      schemas: Object.assign(
        {},
        named,
        commonSchemas(Object.keys(errors)),
        ...areas.map((resource) => resourceSchemas(resource)),
      ),
    },
  }
}

const fixedTags = [
  { name: 'sign-in', description: 'Sessions: beginning, asking, ending.' },
  { name: 'settings', description: 'What everybody may know before they sign in.' },
  { name: 'files', description: 'Pictures and documents.' },
  { name: 'search', description: 'Records of all areas, by what somebody typed.' },
  { name: 'changes', description: 'Which records change, as it happens.' },
  { name: 'presence', description: 'Who else is at a record.' },
  { name: 'log', description: 'What everybody did.' },
  { name: 'bin', description: 'What was deleted in the last thirty days.' },
  { name: 'own work', description: 'What one did to many records oneself.' },
  { name: 'saved views', description: 'Lists as people have saved them.' },
  { name: 'figures', description: 'What the dashboards show.' },
  { name: 'published', description: 'What the store reads: published content, redirects.' },
  { name: 'system', description: 'How the shop runs, for administrators.' },
  { name: 'documentation', description: 'This document.' },
]

function pathsOf(
  operations: readonly Operation[],
  errors: Readonly<Record<string, number>>,
): OpenApi['paths'] {
  const paths: Record<string, Record<string, OperationObject>> = {}
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: operationObject(operation, errors),
    }
  }
  return paths
}
