// An anchor with a rope. Tints: iron, rope.
#define LEAN vec3(0.28, 0.06, 0.14)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float d = stick(p, vec3(0.0, 0.56, 0.0), vec3(0.0, -0.78, 0.0), 0.115);
  d = min(d, ring(p - vec3(0.0, 0.76, 0.0), 0.17, 0.065));
  d = min(d, stick(p, vec3(-0.40, 0.40, 0.0), vec3(0.40, 0.40, 0.0), 0.085));
  d = min(d, ball(m - vec3(0.42, 0.40, 0.0), 0.13));
  vec3 q = p - vec3(0.0, -0.12, 0.0);
  float arc = max(length(vec2(length(q.xy) - 0.70, q.z)) - 0.105, q.y + 0.12);
  d = smin(d, arc, 0.05);
  vec2 t = (m.xy - vec2(0.72, -0.20)) * rot(-0.28);
  d = min(d, plate(tri2(t, vec2(0.0, 0.30), vec2(0.25, -0.14), vec2(-0.25, -0.14)), p.z, 0.11, 0.05));
  add(s, d, 1);
  float a = atan(p.x, p.z), y = p.y * 2.4 + a / (2.0 * PI);
  float coil = length(vec2((fract(y) - 0.5) / 2.4, length(p.xz) - 0.17)) - 0.065;
  add(s, max(coil, abs(p.y + 0.10) - 0.42) * 0.7, 2);
  add(s, vine(p, mat3(vec3(0.12, 0.76, 0.12), vec3(0.62, 0.92, 0.10), vec3(0.60, 0.50, 0.16)), vec2(0.06, 0.055)), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = cloth(T1);
    k.base *= 0.6 + 0.4 * smoothstep(-0.5, 0.5, sin((p.x * 1.4 + p.y + p.z) * 52.0));
    return k;
  }
  Stuff k = metal(T0, 0.24);
  k.bump = 0.12;
  return k;
}
