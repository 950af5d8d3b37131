// Distance functions and the ways to join them. Negative inside.

mat2 rot(float a) {
  float c = cos(a), s = sin(a);
  return mat2(c, s, -s, c);
}

float smin(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
}
float smax(float a, float b, float k) { return -smin(-a, -b, k); }

float ball(vec3 p, float r) { return length(p) - r; }

float egg(vec3 p, vec3 r) {
  float k0 = length(p / r);
  float k1 = length(p / (r * r));
  return k0 < 0.001 ? -min(r.x, min(r.y, r.z)) : k0 * (k0 - 1.0) / k1;
}

float box(vec3 p, vec3 b, float r) {
  vec3 q = abs(p) - b + r;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - r;
}

float stick(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - r;
}

// A stick whose ends have different radii.
float horn(vec3 p, vec3 a, vec3 b, vec2 r) {
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
  return length(pa - ba * h) - mix(r.x, r.y, h);
}

// A tube along a quadratic curve; radius goes from r.x to r.y.
float vine(vec3 p, mat3 abc, vec2 r) {
  vec3 A = abc[0], B = abc[1], C = abc[2];
  vec3 a = B - A, b = A - 2.0 * B + C, c = a * 2.0, d = A - p;
  float kk = 1.0 / max(dot(b, b), 1e-5);
  float kx = kk * dot(a, b);
  float ky = kk * (2.0 * dot(a, a) + dot(d, b)) / 3.0;
  float kz = kk * dot(d, a);
  float q1 = ky - kx * kx;
  float q3 = q1 * q1 * q1;
  float q = kx * (2.0 * kx * kx - 3.0 * ky) + kz;
  float h = q * q + 4.0 * q3;
  float t;
  if (h >= 0.0) {
    h = sqrt(h);
    vec2 x = (vec2(h, -h) - q) * 0.5;
    vec2 uv = sign(x) * pow(abs(x), vec2(1.0 / 3.0));
    t = clamp(uv.x + uv.y - kx, 0.0, 1.0);
  } else {
    float z = sqrt(-q1);
    float v = acos(clamp(q / (q1 * z * 2.0), -1.0, 1.0)) / 3.0;
    float m = cos(v), n = sin(v) * 1.732050808;
    vec2 s = clamp(vec2(m + m, -n - m) * z - kx, 0.0, 1.0);
    vec3 e = d + (c + b * s.x) * s.x, f = d + (c + b * s.y) * s.y;
    t = dot(e, e) < dot(f, f) ? s.x : s.y;
  }
  return length(d + (c + b * t) * t) - mix(r.x, r.y, t);
}

float ring(vec3 p, float R, float r) { return length(vec2(length(p.xy) - R, p.z)) - r; }

float rod(vec3 p, float r, float h) { // upright cylinder, half height h
  vec2 d = vec2(length(p.xz) - r, abs(p.y) - h);
  return min(max(d.x, d.y), 0.0) + length(max(d, 0.0));
}

// A flat shape made thick: half thickness h, edge rounded by r.
float plate(float d, float z, float h, float r) {
  vec2 w = vec2(d + r, abs(z) - h + r);
  return min(max(w.x, w.y), 0.0) + length(max(w, 0.0)) - r;
}

// A flat shape cut like an inscription: the face rises from its edge by `slope`, to `top` at most.
float chisel(float d, float z, vec2 low, float slope) {
  float face = z - min(low.y, low.x - d * slope);
  return max(max(d, face / sqrt(1.0 + slope * slope)), -z - low.x);
}

float seg(vec2 p, vec2 a, vec2 b) {
  vec2 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0));
}

float box2(vec2 p, vec2 b) {
  vec2 d = abs(p) - b;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}

float tri2(vec2 p, vec2 a, vec2 b, vec2 c) {
  vec2 e0 = b - a, e1 = c - b, e2 = a - c;
  vec2 v0 = p - a, v1 = p - b, v2 = p - c;
  vec2 q0 = v0 - e0 * clamp(dot(v0, e0) / dot(e0, e0), 0.0, 1.0);
  vec2 q1 = v1 - e1 * clamp(dot(v1, e1) / dot(e1, e1), 0.0, 1.0);
  vec2 q2 = v2 - e2 * clamp(dot(v2, e2) / dot(e2, e2), 0.0, 1.0);
  float s = sign(e0.x * e2.y - e0.y * e2.x);
  vec2 d = min(min(vec2(dot(q0, q0), s * (v0.x * e0.y - v0.y * e0.x)),
                   vec2(dot(q1, q1), s * (v1.x * e1.y - v1.y * e1.x))),
               vec2(dot(q2, q2), s * (v2.x * e2.y - v2.y * e2.x)));
  return -sqrt(d.x) * sign(d.y);
}

// A pointed gothic arch standing on y = -h; half width w, springing at y = 0.
float lancet(vec2 p, float w, float h, float point) {
  float x = abs(p.x), R = w * point;
  if (p.y > 0.0) return length(vec2(x + R - w, p.y)) - R;
  vec2 d = vec2(x - w, -p.y - h);
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}

float sampleShape(sampler2D field, vec2 size, vec2 p) {
  vec2 uv = p / (2.0 * size) + 0.5;
  vec2 c = clamp(uv, 0.002, 0.998);
  return texture(field, vec2(c.x, 1.0 - c.y)).r + length((uv - c) * 2.0 * size);
}
float shape0(vec2 p) { return sampleShape(uShape0, uHalf0, p); }
float shape1(vec2 p) { return sampleShape(uShape1, uHalf1, p); }
float shape2(vec2 p) { return sampleShape(uShape2, uHalf2, p); }
float shape3(vec2 p) { return sampleShape(uShape3, uHalf3, p); }

// The nearest part of a sculpture: distance and material.
struct Part { float d; int id; };
void add(inout Part part, float d, int id) {
  if (d < part.d) part = Part(d, id);
}

#define POLYGON(NAME, COUNT) \
float NAME(vec2 p, vec2 v[COUNT]) { \
  float d = dot(p - v[0], p - v[0]), s = 1.0; \
  for (int i = 0, j = COUNT - 1; i < COUNT; j = i, i++) { \
    vec2 e = v[j] - v[i], w = p - v[i]; \
    vec2 b = w - e * clamp(dot(w, e) / dot(e, e), 0.0, 1.0); \
    d = min(d, dot(b, b)); \
    bvec3 c = bvec3(p.y >= v[i].y, p.y < v[j].y, e.x * w.y > e.y * w.x); \
    if (all(c) || all(not(c))) s = -s; \
  } \
  return s * sqrt(d); \
}
POLYGON(poly4, 4)
POLYGON(poly6, 6)
POLYGON(poly8, 8)
