// A pearl in its shell. Tints: shell, pearl, inside.
#define LEAN vec3(0.10, 0.16, 0.0)

float valve(vec3 p, float open) {
  p.yz *= rot(open);
  float a = atan(p.x, p.y), r = length(p.xy);
  float R = 0.84 + 0.035 * cos(a * 13.0);
  p.z += 0.26 - 0.40 * r * r;
  float d = max(abs(p.z + 0.03 * cos(a * 13.0) * r) - 0.045, r - R);
  return max(d, -p.y - 0.12) * 0.6;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.34, -0.16);
  add(s, valve(q, -0.15), 1);
  add(s, valve(vec3(q.x, -q.y - 0.02, q.z * 1.0), -0.95), 1);
  add(s, ball(p - vec3(0.0, -0.16, 0.20), 0.36), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    float f = dot(n, v);
    Stuff k = gloss(T1);
    k.soft = 0.8;
    k.shine = 0.10 * (0.5 + 0.5 * cos(vec3(0.0, 2.0, 4.0) + 7.0 * f)) + T1 * 0.10;
    return k;
  }
  float r = length(p.xy - vec2(0.0, -0.34));
  Stuff k = gloss(mix(T2, T0, smoothstep(0.35, 0.85, r)));
  k.base *= 0.85 + 0.2 * sin(r * 34.0);
  k.shine = k.base * 0.12;
  return k;
}
