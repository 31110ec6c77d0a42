import type { JsonSchema, JsonSchemas } from '../jsonSchema.ts'

/** An OpenAPI 3.1 document, as far as this product writes one. */
export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, JsonSchema>>
    readonly schemas: JsonSchemas
  }
}

/** One call of the document. */
export interface OperationObject {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly JsonSchema[]
  readonly requestBody?: {
    readonly required: boolean
    readonly content: Readonly<Record<string, JsonSchema>>
  }
  readonly responses: Readonly<Record<string, JsonSchema>>
}
