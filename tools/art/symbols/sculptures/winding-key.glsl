// A winding key on a cogwheel. Tints: key, wheel, jewel, second wheel.
#define LEAN vec3(0.26, 0.12, 0.0)

float gear2(vec2 p, float r, float n, float turn) {
  p *= rot(turn);
  float tooth = smoothstep(-0.35, 0.35, sin(atan(p.y, p.x) * n));
  return length(p) - r - 0.13 * r * tooth;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec2 a = p.xy - vec2(-0.12, -0.26), b = p.xy - vec2(0.52, -0.62);
  float ra = length(a);
  float wheel = max(gear2(a, 0.56, 14.0, uPhase * PI / 7.0), 0.12 - ra);
  vec2 f = fold(a * rot(uPhase * PI / 7.0), 6.0);
  float hole = length(f - vec2(0.0, 0.32)) - 0.11;
  add(s, plate(max(wheel, -hole), p.z + 0.12, 0.10, 0.03), 2);
  add(s, length(vec2(ra - 0.50, p.z + 0.02)) - 0.04, 2);
  add(s, plate(max(gear2(b, 0.27, 8.0, 0.28 - uPhase * PI / 4.0), 0.08 - length(b)), p.z + 0.10, 0.09, 0.03), 4);
  vec3 q = p - vec3(-0.12, -0.26, 0.0);
  q.xy *= rot(0.62);
  add(s, rod(q - vec3(0.0, 0.26, 0.16), 0.095, 0.42) - 0.01, 1);
  add(s, ring((q - vec3(0.0, 0.50, 0.16)).xzy, 0.10, 0.05), 1);
  add(s, ring((q - vec3(0.0, 0.04, 0.16)).xzy, 0.10, 0.05), 1);
  vec3 w = vec3(abs(q.x) - 0.26, q.y - 0.86, q.z - 0.16);
  float bow = plate(max(length(w.xy * vec2(1.0, 0.92)) - 0.29, 0.135 - length(w.xy)), w.z, 0.085, 0.05);
  add(s, bow, 1);
  add(s, egg(q - vec3(0.0, 0.80, 0.22), vec3(0.115, 0.13, 0.09)), 3);
  add(s, ball(q - vec3(0.0, -0.16, 0.16), 0.13), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return gem(T2, p, n, v);
  vec3 c = id == 1 ? T0 : id == 2 ? T1 : T3;
  Stuff k = metal(c, id == 1 ? 0.16 : 0.24);
  k.shine = c * 0.09;
  return k;
}
