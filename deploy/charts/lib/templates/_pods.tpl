{{/* What PodSecurity `restricted` asks of a pod. */}}
{{- define "fitfolio.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "fitfolio.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{/* Replicas on different nodes and zones where there are some. */}}
{{- define "fitfolio.spread" -}}
{{- $selector := include "fitfolio.selector" . -}}
{{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
- maxSkew: 1
  topologyKey: {{ . }}
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels: {{- $selector | nindent 6 }}
{{- end }}
{{- end -}}

{{/* A process that starts slowly is not killed; one that hangs is. Neither looks at a database. */}}
{{- define "fitfolio.probes" -}}
startupProbe:
  httpGet: { path: {{ .live }}, port: {{ .port }} }
  periodSeconds: 1
  failureThreshold: 90
livenessProbe:
  httpGet: { path: {{ .live }}, port: {{ .port }} }
  periodSeconds: 10
  timeoutSeconds: 5
readinessProbe:
  httpGet: { path: {{ .ready }}, port: {{ .port }} }
  periodSeconds: 3
  timeoutSeconds: 3
{{- end -}}

{{/* Whoever sends requests learns of an end some seconds late: until then they are answered. */}}
{{- define "fitfolio.preStop" -}}
preStop:
  sleep: { seconds: 5 }
{{- end -}}

{{/* At most one replica is away by intention. With a single one it would stop every drain of a node. */}}
{{- define "fitfolio.disruptionBudget" -}}
{{- if gt (int .replicas) 1 }}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .name }}
  labels: {{- include "fitfolio.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels: {{- include "fitfolio.selector" . | nindent 6 }}
{{- end }}
{{- end -}}
