{{/* Who this service is, for the templates of the library. */}}
{{- define "service.self" -}}
{{- dict "root" . "component" .Values.name | toJson -}}
{{- end -}}

{{- define "service.fullname" -}}
{{- include "fitfolio.name" (dict "root" . "component" .Values.name) -}}
{{- end -}}

{{- define "service.image" -}}
{{- $tag := default (default dict (.Values.global).services).tag .Values.image.tag -}}
{{- include "fitfolio.image" (dict "root" . "what" .Values.name "image" (dict "repository" .Values.image.repository "tag" $tag)) -}}
{{- end -}}

{{/* The environment. The database's address comes from the Secret that is given: owners migrate, others serve. */}}
{{- define "service.env" -}}
{{- $ := .root -}}
{{- $global := default dict $.Values.global -}}
{{- $public := required "global.publicUrl: the address that people use, such as https://fitfolio.example" $global.publicUrl -}}
{{- $nats := required (printf "%s.nats.url or global.natsUrl: where NATS is" $.Values.name) (default $global.natsUrl $.Values.nats.url) -}}
{{- $secret := required (printf "%s.secrets.existing: the Secret with its DATABASE_URL, NATS_USER and NATS_PASSWORD" $.Values.name) $.Values.secrets.existing -}}
- { name: ROLE, value: {{ .role }} }
- { name: HOST, value: 0.0.0.0 }
- { name: PORT, value: "8080" }
- { name: TRUST_PROXY, value: "1" }
- { name: PUBLIC_URL, value: {{ $public | quote }} }
- { name: NATS_URL, value: {{ $nats | quote }} }
- { name: AUTH_KEYS_URL, value: {{ printf "http://%s-auth:8080/api/auth/keys" $.Release.Name | quote }} }
{{- if has "REGISTRY_TOKEN" $.Values.secrets.keys }}
- { name: REGISTRY_URL, value: {{ printf "http://%s-registry:8080" $.Release.Name | quote }} }
{{- end }}
- name: DATABASE_URL
  valueFrom:
    secretKeyRef: { name: {{ .database }}, key: DATABASE_URL }
{{- range concat (list "NATS_USER" "NATS_PASSWORD") $.Values.secrets.keys }}
- name: {{ . }}
  valueFrom:
    secretKeyRef: { name: {{ $secret }}, key: {{ . }} }
{{- end }}
{{- with (default dict $global.tracing).endpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ . | quote }} }
{{- end }}
{{- range $name, $value := $.Values.settings }}
- { name: {{ $name }}, value: {{ $value | toString | quote }} }
{{- end }}
{{- end -}}

{{/* A pod of one role. */}}
{{- define "service.pod" -}}
{{- $ := .root -}}
{{- $self := dict "root" $ "component" $.Values.name "role" .role -}}
metadata:
  labels: {{- include "fitfolio.labels" $self | nindent 4 }}
spec:
  automountServiceAccountToken: false
  serviceAccountName: {{ include "service.fullname" $ }}
  # Requests to end are told late, then answered, then what is in hand is finished.
  terminationGracePeriodSeconds: 40
  securityContext: {{- include "fitfolio.podSecurity" $ | nindent 4 }}
  topologySpreadConstraints: {{- include "fitfolio.spread" $self | nindent 4 }}
  containers:
    - name: {{ .role }}
      image: {{ include "service.image" $ }}
      imagePullPolicy: IfNotPresent
      args: [services/{{ $.Values.name }}/app/dist/main.js]
      env: {{- include "service.env" (dict "root" $ "role" .role "database" $.Values.secrets.existing) | nindent 8 }}
      ports:
        - { name: http, containerPort: 8080 }
      lifecycle: {{- include "fitfolio.preStop" $ | nindent 8 }}
      {{- $health := printf "/api/%s/health" $.Values.name }}
      {{- include "fitfolio.probes" (dict "live" (printf "%s/live" $health) "ready" (printf "%s/ready" $health) "port" "http") | nindent 6 }}
      resources: {{- toYaml .resources | nindent 8 }}
      securityContext: {{- include "fitfolio.containerSecurity" $ | nindent 8 }}
      volumeMounts:
        - { name: tmp, mountPath: /tmp }
  volumes:
    - name: tmp
      emptyDir: { sizeLimit: 256Mi }
{{- end -}}
