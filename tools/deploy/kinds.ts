import { z } from 'zod'

// As much of the Kubernetes API as the files of deploy/kubernetes use, by its documented fields. Everything is strict: a field that is misspelt or stands at the wrong
// place is otherwise dropped by the server without a word.

const name = z.string().regex(/^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$/)
const labels = z.record(z.string().regex(/^[A-Za-z0-9./-]+$/), z.string().max(63))
const quantity = z.string().regex(/^\d+(\.\d+)?(m|Ki|Mi|Gi)?$/)
const port = z.int().min(1).max(65_535)
const portRef = z.union([port, z.string().regex(/^[a-z][a-z0-9-]{0,14}$/)])
const seconds = z.int().min(0)

const metadata = z.strictObject({ name, labels: labels.optional() })
const selector = z.strictObject({ matchLabels: labels })

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port: portRef }),
  periodSeconds: seconds.optional(),
  timeoutSeconds: seconds.optional(),
  failureThreshold: seconds.optional(),
})

const environment = z.strictObject({
  name: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  valueFrom: z.strictObject({
    secretKeyRef: z.strictObject({ name, key: z.string(), optional: z.boolean().optional() }),
  }),
})

/** No container of ours may run as root, write to its own files or gain rights. */
const container = z.strictObject({
  name,
  image: z.string(),
  args: z.array(z.string()).optional(),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: port })),
  envFrom: z.array(z.strictObject({ configMapRef: z.strictObject({ name }) })).optional(),
  env: z.array(environment).optional(),
  startupProbe: probe.optional(),
  readinessProbe: probe,
  livenessProbe: probe,
  lifecycle: z
    .strictObject({ preStop: z.strictObject({ sleep: z.strictObject({ seconds }) }) })
    .optional(),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: quantity, memory: quantity }),
    limits: z.strictObject({ memory: quantity }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string().startsWith('/') })),
})

const podSpec = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: seconds.optional(),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.int().min(1),
    runAsGroup: z.int().min(1),
    fsGroup: z.int().min(1).optional(),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z
    .array(
      z.strictObject({
        maxSkew: z.int().min(1),
        topologyKey: z.string(),
        whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
        labelSelector: selector,
      }),
    )
    .optional(),
  containers: z.array(container).min(1),
  volumes: z.array(
    z.union([
      z.strictObject({ name, emptyDir: z.strictObject({ sizeLimit: quantity }) }),
      z.strictObject({ name, configMap: z.strictObject({ name }) }),
    ]),
  ),
})

const template = z.strictObject({
  metadata: z.strictObject({ labels }),
  spec: podSpec,
})

const networkPort = z.strictObject({ protocol: z.enum(['TCP', 'UDP']), port: portRef })

const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({
    replicas: z.int().min(1),
    revisionHistoryLimit: z.int().min(0),
    selector,
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxSurge: z.int(), maxUnavailable: z.int() }),
    }),
    template,
  }),
})

const statefulSet = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('StatefulSet'),
  metadata,
  spec: z.strictObject({ serviceName: name, replicas: z.int().min(1), selector, template }),
})

const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({
    clusterIP: z.literal('None').optional(),
    selector: labels,
    sessionAffinity: z.enum(['ClientIP', 'None']).optional(),
    ports: z.array(z.strictObject({ name: z.string(), port, targetPort: portRef })),
  }),
})

const configMap = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('ConfigMap'),
  metadata,
  data: z.record(z.string(), z.string()),
})

const disruptionBudget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.strictObject({ maxUnavailable: z.int().min(1), selector }),
})

const networkPolicy = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('NetworkPolicy'),
  metadata,
  spec: z.strictObject({
    podSelector: selector,
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
    ingress: z.array(
      z.strictObject({
        from: z.array(z.strictObject({ namespaceSelector: selector })).min(1),
        ports: z.array(networkPort),
      }),
    ),
    egress: z.array(z.strictObject({ ports: z.array(networkPort) })),
  }),
})

const scalingRules = z.strictObject({
  stabilizationWindowSeconds: z.int().min(0).max(3_600),
  policies: z.array(
    z.strictObject({
      type: z.enum(['Pods', 'Percent']),
      value: z.int().min(1),
      periodSeconds: z.int().min(1).max(1_800),
    }),
  ),
})

const autoscaler = z.strictObject({
  apiVersion: z.literal('autoscaling/v2'),
  kind: z.literal('HorizontalPodAutoscaler'),
  metadata,
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({
      apiVersion: z.literal('apps/v1'),
      kind: z.literal('Deployment'),
      name,
    }),
    minReplicas: z.int().min(1),
    maxReplicas: z.int().min(1),
    metrics: z.array(
      z.discriminatedUnion('type', [
        z.strictObject({
          type: z.literal('Pods'),
          pods: z.strictObject({
            metric: z.strictObject({ name: z.string() }),
            target: z.strictObject({ type: z.literal('AverageValue'), averageValue: quantity }),
          }),
        }),
        z.strictObject({
          type: z.literal('Resource'),
          resource: z.strictObject({
            name: z.enum(['cpu', 'memory']),
            target: z.strictObject({
              type: z.literal('Utilization'),
              averageUtilization: z.int().min(1).max(100),
            }),
          }),
        }),
      ]),
    ),
    behavior: z.strictObject({ scaleUp: scalingRules, scaleDown: scalingRules }),
  }),
})

/** Of CloudNativePG. */
const databaseCluster = z.strictObject({
  apiVersion: z.literal('postgresql.cnpg.io/v1'),
  kind: z.literal('Cluster'),
  metadata,
  spec: z.strictObject({
    instances: z.int().min(1),
    imageName: z.string(),
    primaryUpdateStrategy: z.enum(['unsupervised', 'supervised']),
    bootstrap: z.strictObject({
      initdb: z.strictObject({
        database: z.string(),
        owner: z.string(),
        encoding: z.string(),
        localeCollate: z.string(),
        localeCType: z.string(),
      }),
    }),
    postgresql: z.strictObject({
      synchronous: z.strictObject({ method: z.enum(['any', 'first']), number: z.int().min(1) }),
      parameters: z.record(z.string(), z.string()),
    }),
    storage: z.strictObject({ size: quantity }),
    walStorage: z.strictObject({ size: quantity }),
    resources: z.strictObject({
      requests: z.strictObject({ cpu: quantity, memory: quantity }),
      limits: z.strictObject({ memory: quantity }),
    }),
    affinity: z.strictObject({
      enablePodAntiAffinity: z.boolean(),
      podAntiAffinityType: z.enum(['required', 'preferred']),
      topologyKey: z.string(),
    }),
  }),
})

/** Of the Prometheus operator. */
const podMonitor = z.strictObject({
  apiVersion: z.literal('monitoring.coreos.com/v1'),
  kind: z.literal('PodMonitor'),
  metadata,
  spec: z.strictObject({
    selector,
    podMetricsEndpoints: z.array(
      z.strictObject({ port: z.string(), path: z.string(), interval: z.string() }),
    ),
  }),
})

/** Something that Kubernetes keeps. */
export const resource = z.discriminatedUnion('kind', [
  deployment,
  statefulSet,
  service,
  configMap,
  disruptionBudget,
  networkPolicy,
  autoscaler,
  databaseCluster,
  podMonitor,
])
export type Resource = z.infer<typeof resource>

/** What puts resources together: a base or an overlay, or a component that an overlay may take. */
export const kustomization = z.strictObject({
  apiVersion: z.enum(['kustomize.config.k8s.io/v1beta1', 'kustomize.config.k8s.io/v1alpha1']),
  kind: z.enum(['Kustomization', 'Component']),
  namespace: name.optional(),
  resources: z.array(z.string()).optional(),
  components: z.array(z.string()).optional(),
  images: z
    .array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() }))
    .optional(),
  configMapGenerator: z.array(z.strictObject({ name, envs: z.array(z.string()) })).optional(),
  patches: z
    .array(
      z.strictObject({
        target: z.strictObject({ kind: z.string(), name }),
        patch: z.string(),
      }),
    )
    .optional(),
})
