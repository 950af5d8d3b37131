// Two maracas. Tints: first, second, pattern, handles.
#define LEAN vec3(0.14, 0.08, 0.0)

vec3 A(vec3 p) { return spin(p - vec3(0.06, -0.16, 0.14), 0.52 + 0.10 * sin(uPhase * 4.0 * PI)); }
vec3 B(vec3 p) { return spin(p - vec3(-0.06, -0.16, -0.16), -0.52 - 0.10 * sin(uPhase * 4.0 * PI)); }

void shake(inout Part s, vec3 q, int first) {
  add(s, egg(q - vec3(0.0, 0.52, 0.0), vec3(0.36, 0.46, 0.36)), first);
  add(s, horn(q, vec3(0.0, 0.10, 0.0), vec3(0.0, -0.74, 0.0), vec2(0.075, 0.065)), 3);
  add(s, ball(q - vec3(0.0, -0.76, 0.0), 0.11), 3);
  add(s, ring((q - vec3(0.0, 0.10, 0.0)).xzy, 0.12, 0.05), 4);
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  shake(s, A(p), 1);
  shake(s, B(p), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return timber(T3, p);
  if (id == 4) return gold(0.2);
  vec3 q = id == 1 ? A(p) : B(p);
  float a = atan(q.x, q.z) * 5.0 / PI;
  float zig = q.y - 0.52 - 0.09 * abs(fract(a) - 0.5) * 4.0 + 0.09;
  Stuff k = gloss(id == 1 ? T0 : T1);
  if (abs(zig) < 0.055) k.base = T2;
  if (abs(abs(q.y - 0.52) - 0.25) < 0.028) k.base = vec3(0.95);
  k.shine = k.base * 0.12;
  return k;
}
