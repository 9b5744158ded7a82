"""Takes traces by OTLP over HTTP, with the classes that OpenTelemetry generates from its own protocol:
otlp-receiver.py ADDRESS PORT. Each span is a line of JSON on standard output."""
import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
    ExportTraceServiceRequest,
    ExportTraceServiceResponse,
)


writing = Lock()


def text_of(attributes, key):
    return next((one.value.string_value for one in attributes if one.key == key), "")


def spans_in(export):
    for resource_spans in export.resource_spans:
        service = text_of(resource_spans.resource.attributes, "service.name")
        for scope_spans in resource_spans.scope_spans:
            for span in scope_spans.spans:
                yield {
                    "service": service,
                    "name": span.name,
                    "trace": span.trace_id.hex(),
                    "span": span.span_id.hex(),
                    "parent": span.parent_span_id.hex(),
                    "system": text_of(span.attributes, "db.system.name"),
                }


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.body()
        known = self.path == "/v1/traces" and self.headers["content-type"] == "application/x-protobuf"
        if known:
            lines = [json.dumps(span) + "\n" for span in spans_in(ExportTraceServiceRequest.FromString(body))]
            with writing:
                sys.stdout.write("".join(lines))
                sys.stdout.flush()
        reply = ExportTraceServiceResponse().SerializeToString()
        self.send_response(200 if known else 404)
        self.send_header("content-type", "application/x-protobuf")
        self.send_header("content-length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)

    def body(self):
        if self.headers["transfer-encoding"] != "chunked":
            return self.rfile.read(int(self.headers["content-length"]))
        chunks = []
        while size := int(self.rfile.readline(), 16):
            chunks.append(self.rfile.read(size))
            self.rfile.readline()
        self.rfile.readline()
        return b"".join(chunks)

    def log_message(self, *_):
        pass


ThreadingHTTPServer((sys.argv[1], int(sys.argv[2])), Receiver).serve_forever()
