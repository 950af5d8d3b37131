// A stack of casino chips, the uppermost leaning against the others. Tints: body, spots of the edge, metal.
#define LEAN vec3(0.16, -0.34, 0.0)

const int CHIP = 1, INLAY = 2, RING = 3;

void chip(inout Part s, vec3 p, float size) {
  vec3 q = p / size;
  float r = length(q.xy);
  add(s, plate(r - 0.80, q.z, 0.105, 0.035) * size, CHIP);
  add(s, plate(abs(r - 0.505) - 0.022, q.z, 0.118, 0.01) * size, RING);
  add(s, plate(star2(q.xy, 5.0, 0.36, 0.15), q.z, 0.116, 0.012) * size, INLAY);
}

vec3 front(vec3 p) { return p - vec3(0.0, 0.06, 0.10); }
vec3 behind(vec3 p) {
  vec3 q = p - vec3(-0.20, 0.14, -0.22);
  q.xy *= rot(0.5);
  return q;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  chip(s, front(p), 1.0);
  chip(s, behind(p), 0.94);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == RING) return metal(T2, 0.2);
  if (id == INLAY) { Stuff k = metal(T2, 0.26); k.shine = T2 * 0.08; return k; }
  vec3 f = front(p), b = behind(p) / 0.94;
  vec3 q = max(length(f.xy) - 0.81, abs(f.z) - 0.13) < 0.01 ? f : b;
  float r = length(q.xy), a = atan(q.x, q.y) / (2.0 * PI) * 8.0;
  float spot = smoothstep(0.215, 0.195, abs(fract(a) - 0.5)) * smoothstep(0.585, 0.60, r);
  vec3 c = mix(T0, T1, spot);
  c = mix(c, T1, smoothstep(0.008, 0.0, abs(r - 0.57)) * 0.8);
  c = mix(c, T0 * 0.55, smoothstep(0.49, 0.48, r));
  Stuff k = gloss(c);
  k.shine = c * 0.12;
  return k;
}
